/** A job of the embedded engine; it is deleted when it is done. */
export interface JobRow {
  id: string
  name: string
  key: string | null
  /** As JSON. */
  input: string
  dueAt: number
  /** The same for jobs of the same name and key; null once it was begun. */
  waitsAs: string | null
}
