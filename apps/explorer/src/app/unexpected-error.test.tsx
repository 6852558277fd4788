import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { spec } from '../../test/specification/spec'
import { UnexpectedError } from './unexpected-error'

test(
  'when a screen throws, the router’s fallback shows the error and offers recovery',
  spec("'Unexpected Application Error!'"),
  async () => {
    const handler = createStaticHandler([
      {
        path: '/',
        loader: () => {
          throw new Error('Out of verses')
        },
        element: null,
        errorElement: <UnexpectedError />,
      },
    ])
    const context = await handler.query(new Request('http://localhost/'))
    if (context instanceof Response) throw new Error('No page')
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = renderToString(<StaticRouterProvider router={router} context={context} />)
    expect(html).toMatch(/<h1.*Unexpected Application Error!.*<\/h1>/)
    expect(html).toContain('Out of verses')
    expect(html).toContain('Reload the page')
    expect(html).toContain('Go to home')
  },
)
