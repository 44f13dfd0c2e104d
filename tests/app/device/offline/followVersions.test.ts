import { describe, expect, it, vi } from 'vitest'
import { followVersions } from '../../../../app/device/offline/followVersions.ts'

class PretendWorker extends EventTarget {
  state = 'installing'
  readonly sent: unknown[] = []
  postMessage(message: unknown) {
    this.sent.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

function pretendBrowser(isKept: boolean) {
  const active = new PretendWorker()
  const registered = Object.assign(new EventTarget(), {
    installing: null as PretendWorker | null,
    waiting: null as PretendWorker | null,
    update: vi.fn(async () => {}),
  })
  const workers = Object.assign(new EventTarget(), {
    controller: isKept ? active : null,
    register: vi.fn(async () => registered),
  })
  const coming = () => {
    registered.installing = new PretendWorker()
    registered.dispatchEvent(new Event('updatefound'))
    return registered.installing
  }
  return { active, registered, workers, coming }
}

async function follow({ workers }: Pick<ReturnType<typeof pretendBrowser>, 'workers'>) {
  const reload = vi.fn()
  const newer: (() => void)[] = []
  const checks: (() => void)[] = []
  await followVersions({
    workers,
    onNewer: use => newer.push(use),
    reload,
    fetched: () => ['/assets/shirt.glb'],
    onSeen: check => checks.push(check),
  })
  return { reload, newer, check: () => checks.forEach(each => void each()) }
}

describe('a newer version', () => {
  it('is told once, and used only when somebody says so', async () => {
    const browser = pretendBrowser(true)
    const { newer, reload, check } = await follow(browser)
    check()
    expect(browser.registered.update).toHaveBeenCalled()
    const coming = browser.coming()
    coming.become('installed')
    coming.become('installed')
    expect(newer).toHaveLength(1)
    expect(reload).not.toHaveBeenCalled()
    newer[0]?.()
    expect(coming.sent).toEqual([{ takeOver: true }])
    browser.workers.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that another tab took does not reload this one under somebody’s hands', async () => {
    const browser = pretendBrowser(true)
    const { newer, reload } = await follow(browser)
    const coming = browser.coming()
    coming.become('installed')
    coming.become('activated')
    browser.workers.dispatchEvent(new Event('controllerchange'))
    expect(reload).not.toHaveBeenCalled()
    newer[0]?.()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is not the first one, which is that of the page itself', async () => {
    const browser = pretendBrowser(false)
    const { newer } = await follow(browser)
    browser.coming().become('installed')
    expect(newer).toEqual([])
    browser.workers.controller = browser.active
    browser.workers.dispatchEvent(new Event('controllerchange'))
    expect(browser.active.sent).toEqual([{ keep: ['/assets/shirt.glb'] }])
  })

  it('is never told where the browser starts no worker', async () => {
    const browser = pretendBrowser(true)
    browser.workers.register.mockRejectedValue(new DOMException('No workers here.', 'SecurityError'))
    const { newer } = await follow(browser)
    expect(newer).toEqual([])
  })
})
