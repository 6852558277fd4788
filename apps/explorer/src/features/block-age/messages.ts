export const messages = {
  about: (time: string) => `about ${time}`,
  almost: '≈ ',
}
