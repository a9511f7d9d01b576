/** One value of a series; a label has at most 20 characters. */
interface Point {
  readonly label: string
  readonly value: number
}

/** A native chart of bars, which the published types of blocks do not know yet; at most two stand in a message. */
export interface ChartBlock {
  readonly type: 'data_visualization'
  readonly block_id?: string
  /** At most 50 characters. */
  readonly title: string
  readonly chart: {
    readonly type: 'bar'
    /** At most six, each with one value for every category. */
    readonly series: readonly { readonly name: string; readonly data: readonly Point[] }[]
    readonly axis_config: {
      /** At most 20. */
      readonly categories: readonly string[]
      readonly x_label: string
      readonly y_label: string
    }
  }
}
