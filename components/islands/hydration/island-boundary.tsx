'use client';

import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Shown in place of a failed island. */
  fallback?: ReactNode;
};

/** Confines an island's failure to the island: React unmounts everything up to the nearest boundary. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
