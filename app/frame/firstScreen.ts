import type { DataRouter } from 'react-router-dom'

/** Resolves when the first screen is there, so that nothing else is drawn before it. */
export const firstScreen = (router: DataRouter): Promise<void> =>
  new Promise(resolve => {
    if (router.state.initialized) return resolve()
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      resolve()
    })
  })
