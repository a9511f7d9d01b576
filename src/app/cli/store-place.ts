import { lockDataDir } from '../../store/data-dir-lock.ts'
import { type StorePlace, storeFile } from '../../store/engine.ts'

export async function withStorePlace<Result>(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | null },
  work: (place: StorePlace) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== null) return work({ url: databaseUrl })
  const folder = lockDataDir(dataDir)
  try {
    return await work({ file: storeFile(dataDir) })
  } finally {
    folder.release()
  }
}
