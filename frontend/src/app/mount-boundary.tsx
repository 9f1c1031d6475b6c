import { Component, type ReactNode } from 'react';

interface MountBoundaryProps {
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Catches errors that no page and no route shows. React supports error boundaries only as classes. */
export class MountBoundary extends Component<MountBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
