import { readCopyConfig } from './config.ts'
import { refusing } from './refusing.ts'
import { restore } from './store/backup.ts'

/** `npm run restore -- FILE`: puts a copy in the place of the embedded store. */
await refusing(async () => {
  const read = readCopyConfig()
  if (!read.ok) return read
  const { dataDir, keys } = read.config
  const [, , copy] = process.argv
  if (!copy) return { ok: false, lines: ['Which copy? For example npm run restore -- data/backups/FILE.db'] }
  if (!keys)
    return { ok: false, lines: ['GREENLIGHT_KEYS is missing: the key ring that the copy was made with'] }
  const { file, aside } = await restore(dataDir, copy, keys, Date.now())
  return {
    ok: true,
    lines: [
      `The store ${file} is now what ${copy} holds; the copy is still there.`,
      aside === null ? 'There was no store before.' : `The store that was there is kept as ${aside}.`,
      'Nothing that was owed then is answered or posted again. Merges that waited for a build are not watched any ' +
        'more; digests, feeds and cards go on with what happens from now on.',
    ],
  }
})
