import { Component, type ReactNode } from 'react';

interface DrawingBoundaryProps {
  readonly onFault: (fault: unknown) => void;
  readonly children: ReactNode;
}

/** A drawing that throws, or whose chunk is gone, leaves the rest of the page as it is. */
export class DrawingBoundary extends Component<DrawingBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(fault: unknown) {
    this.props.onFault(fault);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
