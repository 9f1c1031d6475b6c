import { Component, type ReactNode } from 'react';

interface DrawingBoundaryProps {
  readonly onFault: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Catches the errors of a drawing, such as a missing chunk, so that the rest of the page stays usable. */
export class DrawingBoundary extends Component<DrawingBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
