import type { ActionsBlock } from '@slack/types'
import { type ButtonPress, button } from './button.ts'
import { actions } from './reply.ts'

/** The neighbours of a page; null where there is none. */
interface Turning {
  readonly previous: number | null
  readonly next: number | null
}

/** The items on one page of a list. A number past the end shows the last page. */
export interface PageOf<Item> extends Turning {
  readonly items: readonly Item[]
  readonly page: number
  readonly last: number
}

export function paginate<Item>(all: readonly Item[], requestedPage: number, size: number): PageOf<Item> {
  const last = Math.max(1, Math.ceil(all.length / size))
  const page = Math.min(requestedPage, last)
  return {
    items: all.slice((page - 1) * size, page * size),
    page,
    last,
    previous: page > 1 ? page - 1 : null,
    next: page < last ? page + 1 : null,
  }
}

/** `page 2 of 5`; nothing for a single page. */
export function pageWords({ page, last }: Pick<PageOf<unknown>, 'page' | 'last'>): string {
  return last > 1 ? `page ${page} of ${last}` : ''
}

/** Buttons to the previous and next page; `spoken` is the noun, as in “Next page of commits”. */
export function pageButtons(
  { previous, next }: Turning,
  press: (page: number) => ButtonPress,
  spoken: string,
): ActionsBlock[] {
  const pageButton = (label: string, to: number, suffix: string) =>
    button(label, press(to), { suffix, isPagination: true, spoken: `${label} of ${spoken}` })
  return actions([
    ...(previous === null ? [] : [pageButton('Previous page', previous, 'previous')]),
    ...(next === null ? [] : [pageButton('Next page', next, 'next')]),
  ])
}
