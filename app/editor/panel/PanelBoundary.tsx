import { Component, type ReactNode } from 'react'
import type { PluginFault } from '../../../engine/index.ts'
import { PanelFault } from './PanelFault.tsx'

export interface PanelBoundaryProps {
  readonly plugin: string
  readonly report: (fault: PluginFault) => void
  readonly children: ReactNode
}

/** Catches what a tool's panel throws, also when its code cannot be fetched. */
export class PanelBoundary extends Component<PanelBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    const message = error instanceof Error ? error.message : String(error)
    this.props.report({ plugin: this.props.plugin, during: 'panel', message })
  }

  override render() {
    return this.state.failed ? <PanelFault /> : this.props.children
  }
}
