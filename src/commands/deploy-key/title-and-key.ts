import { beginsWithKeyType } from '../../services/ssh/public-key.ts'

/** The two words of `add` as they came. */
export interface Typed {
  readonly title?: string | undefined
  readonly key?: string | undefined
}

/** So long a word is no title: it is the body of a key that came without its type. */
const BODY = /^[A-Za-z0-9+/]{40,}={0,2}$/

/** The title and the key that are meant: without a title, the key has begun where the title is expected. */
export function titleAndKey({ title = '', key = '' }: Typed): Typed {
  const keyInTitle = (beginsWithKeyType(title) || isBody(title)) && !beginsWithKeyType(key)
  const [meantTitle, meantKey] = keyInTitle ? ['', `${title} ${key}`.trim()] : [title, key.trim()]
  return { title: meantTitle || undefined, key: meantKey || undefined }
}

function isBody(title: string): boolean {
  return title
    .trim()
    .split(/\s+/, 2)
    .some((word) => BODY.test(word))
}
