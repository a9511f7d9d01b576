/** Made when it is first needed: it reads the rules of a language, which takes 10 ms. */
let segmenter: Intl.Segmenter | null = null

export function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}
