export const messages = {
  endpoint: (url: string) => `Endpoint ${url}`,
  printed: 'Printed',
}
