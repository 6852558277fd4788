import '@mcm/ui/styles.css'
import type { ReactNode } from 'react'
import { endpoint } from './shared/prefetch'
import { Providers } from './shared/providers'

export const metadata = { title: 'Application', icons: 'data:,' }
export const dynamic = 'force-dynamic'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers endpoint={endpoint}>{children}</Providers>
      </body>
    </html>
  )
}
