import { beginsWithKeyType } from '../../services/ssh/public-key.ts'

/** The two words of `add` as they came. */
export interface Typed {
  readonly title?: string | undefined
  readonly key?: string | undefined
}

/** The title and the key that are meant: without a title, the key has begun where the title is expected. */
export function titleAndKey({ title = '', key = '' }: Typed): Typed {
  const keyInTitle = beginsWithKeyType(title) && !beginsWithKeyType(key)
  const [meantTitle, meantKey] = keyInTitle ? ['', `${title} ${key}`.trim()] : [title, key.trim()]
  return { title: meantTitle || undefined, key: meantKey || undefined }
}
