import type { AssetId, AssetStore } from '../../../engine/index.ts'
import type { Api } from '../../session/api/createApi.ts'

/** Brings a picture of the server's to this device, unless it is there; nothing where it is not to be had. */
export async function bringPicture(
  asset: AssetId,
  { store, api }: { readonly store: AssetStore; readonly api: Pick<Api, 'picture'> },
): Promise<void> {
  if (await store.get(asset).catch(() => null)) return
  const bytes = await api.picture(asset)
  if (bytes) await store.put(bytes).catch(() => null)
}
