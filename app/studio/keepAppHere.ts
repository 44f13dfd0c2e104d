import { followVersions } from '../device/offline/followVersions.ts'
import type { StudioCommons } from './studio.ts'
import { whenQuiet } from './whenQuiet.ts'

/** Keeps the app on this device once the page is quiet, and tells when a newer version is there. */
export function keepAppHere({ toasts, words }: Pick<StudioCommons, 'toasts' | 'words'>): void {
  // The development server changes files under their names.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const begin = () =>
    followVersions({
      workers: navigator.serviceWorker,
      onNewer(use) {
        const actions = [{ label: words.t('app:newVersion.reload'), act: use }]
        toasts.show({ key: 'newVersion', severity: 'info', text: words.t('app:newVersion.text'), actions })
      },
      reload: () => location.reload(),
      fetched: () => performance.getEntriesByType('resource').map(({ name }) => name),
      onSeen(check) {
        document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check())
      },
    })
  // Hundreds of files would come before the garment that somebody waits for.
  whenQuiet(() => void begin())
}
