'use client';

import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Shown in place of an island that failed. Without it, nothing is. */
  fallback?: ReactNode;
};

/** Keeps a failing island from taking the page with it: React removes everything up to the nearest boundary. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
