import { Component, type ReactNode } from 'react'
import { FailedPage } from '../pages/Errors/FailedPage'

/** Props of Boundary. */
export interface BoundaryProps {
  /** What may fail. */
  children: ReactNode
}

/** Shows the page of failures in place of a page whose code fails, as the site's router does. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children
  }
}
