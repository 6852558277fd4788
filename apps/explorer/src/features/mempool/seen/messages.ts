export const messages = {
  before: 'before you opened this page',
  unseenTitle: 'It was already pending when you opened this page',
}
