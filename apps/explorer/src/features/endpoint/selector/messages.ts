export const messages = {
  current: (host: string, health: string) => `API endpoint ${host}: ${health}`,
  opening: 'Opening…',
}
