import '@mcm/ui/styles.css'
import { Links, Meta, Outlet, Scripts, useLoaderData } from 'react-router'
import { endpoint } from './shared/prefetch'
import { Providers } from './shared/providers'

export const loader = () => ({ endpoint })

export default function Root() {
  const data = useLoaderData<typeof loader>()
  return (
    <html lang="en">
      <head>
        <title>Application</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <Providers endpoint={data.endpoint}>
          <Outlet />
        </Providers>
        <Scripts />
      </body>
    </html>
  )
}
