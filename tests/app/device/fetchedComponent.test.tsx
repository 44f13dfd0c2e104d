import { cleanup, render, screen } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchedComponent } from '../../../app/device/fetchedComponent.tsx'

afterEach(cleanup)

interface GreetingProps {
  readonly name: string
}
const Greeting = ({ name }: GreetingProps) => <p>Good morning, {name}</p>
const Waiting = () => <p>It comes</p>

/** Shows what its children throw. */
class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { reason: '' }
  static getDerivedStateFromError = ({ message }: Error) => ({ reason: message })
  override render = () => this.state.reason || this.props.children
}

describe('a component in a file of its own', () => {
  it('shows what waits, and itself as soon as it is there', async () => {
    let bring: (component: ComponentType<GreetingProps>) => void = () => {}
    const file = new Promise<ComponentType<GreetingProps>>(resolve => {
      bring = resolve
    })
    const Fetched = fetchedComponent(() => file, Waiting)
    render(<Fetched name="Dara" />)
    expect(screen.getByText('It comes')).toBeDefined()
    bring(Greeting)
    expect(await screen.findByText('Good morning, Dara')).toBeDefined()
    expect(screen.queryByText('It comes')).toBeNull()
  })

  it('is there at once the next time, and fetched once', async () => {
    const fetch = vi.fn(async () => Greeting)
    const Fetched = fetchedComponent(fetch, Waiting)
    const { unmount } = render(<Fetched name="Dara" />)
    await screen.findByText('Good morning, Dara')
    unmount()
    render(<Fetched name="Bopha" />)
    expect(screen.getByText('Good morning, Bopha')).toBeDefined()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('throws why its file does not come', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Fetched = fetchedComponent<GreetingProps>(() => Promise.reject(new Error('no such file')))
    render(
      <Boundary>
        <Fetched name="Dara" />
      </Boundary>,
    )
    expect(await screen.findByText('no such file')).toBeDefined()
  })
})
