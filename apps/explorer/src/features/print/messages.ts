export const messages = {
  product: 'Mochimo Explorer',
  endpoint: (url: string) => `Endpoint ${url}`,
  printed: 'Printed',
}
