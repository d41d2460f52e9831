import '@/app/globals.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { fonts } from '@/app/fonts';
import { HtmlDocument } from '@/components/layout/html-document';
import { themeColor } from '@/lib/brand/theme-color';

export const viewport: Viewport = { themeColor };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <HtmlDocument language="fr" fonts={fonts}>
      {children}
    </HtmlDocument>
  );
}
