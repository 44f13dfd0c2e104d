import { Component, type ReactNode } from 'react'

interface GarmentBoundaryProps {
  readonly fail: () => void
  readonly children: ReactNode
}

/** What the 3D stage throws, also when its code cannot be fetched, leaves the rest of the editor as it is. */
export class GarmentBoundary extends Component<GarmentBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.fail()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
