/** One value of a series; a label has at most 20 characters. */
interface Point {
  readonly label: string
  readonly value: number
}

/** A native bar chart, which the published block types lack so far; a message holds at most two. */
export interface ChartBlock {
  readonly type: 'data_visualization'
  readonly block_id?: string
  /** A title of at most 50 characters. */
  readonly title: string
  readonly chart: {
    readonly type: 'bar'
    /** At most six series, each with one value for every category. */
    readonly series: readonly { readonly name: string; readonly data: readonly Point[] }[]
    readonly axis_config: {
      /** At most 20 categories. */
      readonly categories: readonly string[]
      readonly x_label: string
      readonly y_label: string
    }
  }
}
