import { Component, type ReactNode } from 'react'

/** Props of ErrorBoundary. */
export interface ErrorBoundaryProps {
  /** What is shown in its place when it does. */
  fallback: ReactNode
  /** What may fail. */
  children: ReactNode
}

/** Shows something else in place of a page whose code fails, as the site's router does. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
