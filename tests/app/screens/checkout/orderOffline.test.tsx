import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openLastStep } from '../../../support/lastStep.tsx'

afterEach(cleanup)

/** Sends without a connection, and closes the page: what the device has kept, and with which key it was sent. */
async function keepOne() {
  const step = openLastStep()
  await step.send()
  await screen.findByText(/^Your order hasn’t reached the shop/)
  const [key] = step.keys()
  step.unmount()
  return { key, device: { ...localStorage } as Record<string, string> }
}

type Step = ReturnType<typeof openLastStep>

/** The question before an order is given up. */
async function openConfirmation({ services }: Step) {
  fireEvent.click(await screen.findByRole('button', { name: 'Don’t send it' }))
  return waitFor(() => {
    const confirmation = services.confirmations.open.current()
    if (!confirmation) throw new Error('Nothing is asked.')
    return confirmation
  })
}

async function giveUp(step: Step) {
  const confirmation = await openConfirmation(step)
  await act(async () => confirmation.settle(true))
}

describe('an order that is placed without a connection', () => {
  it('is kept, told of, and sent with one key when the connection is back', async () => {
    const step = openLastStep()
    await step.send()
    await screen.findByText(/^Your order hasn’t reached the shop/)
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(step.keys()).toHaveLength(2))
    expect(screen.getByText(/^Your order hasn’t reached the shop/)).toBeTruthy()
    step.comeBack()
    await waitFor(() => expect(step.where()).toMatch(/^\/order\/track#/))
    expect(new Set(step.keys()).size).toBe(1)
  })

  it('is not sent once somebody has said so, and nothing that was typed is lost', async () => {
    const step = openLastStep()
    await step.send()
    await giveUp(step)
    await waitFor(() => expect(screen.queryByText(/^Your order hasn’t reached the shop/)).toBeNull())
    const { length } = step.keys()
    expect(length).toBe(1)
    step.comeBack()
    await screen.findByRole('button', { name: /^Place order/ })
    step.press()
    await waitFor(() => expect(step.where()).toMatch(/^\/order\/track#/))
    expect(step.keys()).toHaveLength(length + 1)
    expect(new Set(step.keys()).size).toBe(1)
  })

  it('is given up only after a question, and meanwhile not sent though the connection is back', async () => {
    const step = openLastStep()
    await step.send()
    const confirmation = await openConfirmation(step)
    expect(confirmation.message).toContain('We won’t send it')
    step.comeBack()
    await act(async () => confirmation.settle(true))
    await waitFor(() => expect(screen.queryByText(/^Your order hasn’t reached the shop/)).toBeNull())
    expect(step.keys()).toHaveLength(1)
    expect(localStorage.getItem('kitloom-order-kept')).toBe('')
  })

  it('is sent after all by those who think better of it', async () => {
    const step = openLastStep()
    await step.send()
    const confirmation = await openConfirmation(step)
    step.comeBack()
    await act(async () => confirmation.settle(false))
    await waitFor(() => expect(step.where()).toMatch(/^\/order\/track#/))
    expect(new Set(step.keys()).size).toBe(1)
  })

  it('is sent no more by a page that was left', async () => {
    const step = openLastStep()
    await step.send()
    await screen.findByText(/^Your order hasn’t reached the shop/)
    step.unmount()
    await act(async () => step.comeBack())
    expect(step.keys()).toHaveLength(1)
  })

  it('is sent by itself when its page is opened again, with the key it had', async () => {
    const { key, device } = await keepOne()
    const step = openLastStep({ device })
    await screen.findByText(/^Your order hasn’t reached the shop/)
    step.comeBack()
    await waitFor(() => expect(step.where()).toMatch(/^\/order\/track#/))
    expect(new Set(step.keys())).toEqual(new Set([key]))
    step.unmount()
    const next = openLastStep({ device: { ...localStorage } })
    await screen.findByRole('button', { name: /^Place order/ })
    expect(next.keys()).toEqual([])
  })

  it('is forgotten when somebody stops it after a reload', async () => {
    const { device } = await keepOne()
    const step = openLastStep({ device })
    await giveUp(step)
    await waitFor(() => expect(screen.queryByText(/^Your order hasn’t reached the shop/)).toBeNull())
    step.unmount()
    const next = openLastStep({ device: { ...localStorage } })
    next.comeBack()
    await screen.findByRole('button', { name: /^Place order/ })
    expect(next.keys()).toEqual([])
  })

  it('says why it was not taken after a reload, and is sent no more by itself', async () => {
    const { device } = await keepOne()
    const step = openLastStep({ device })
    await screen.findByText(/^Your order hasn’t reached the shop/)
    step.comeBack('refused')
    await screen.findByText(/^Something in this form is invalid/)
    expect(screen.queryByText(/^Your order hasn’t reached the shop/)).toBeNull()
    expect(localStorage.getItem('kitloom-order-kept')).toBe('')
  })

  it.each(['', 'nonsense', '{}', '{"page":"/order/again/one","account":null,"order":{"kind":"designs"}}'])(
    'is none where the device holds %j',
    async kept => {
      const step = openLastStep({ device: { 'kitloom-order-kept': kept } })
      await screen.findByRole('button', { name: /^Place order/ })
      expect(step.keys()).toEqual([])
      expect(screen.queryByRole('button', { name: 'Don’t send it' })).toBeNull()
    },
  )

  it('stays with the account that ordered', async () => {
    const { device } = await keepOne()
    const kept = JSON.parse(device['kitloom-order-kept'] ?? '')
    const step = openLastStep({
      device: { ...device, 'kitloom-order-kept': JSON.stringify({ ...kept, account: 'somebody' }) },
    })
    step.comeBack()
    await screen.findByRole('button', { name: /^Place order/ })
    expect(step.keys()).toEqual([])
  })
})
