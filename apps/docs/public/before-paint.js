// Loaded in the head, before anything is painted: a chosen theme and sample language must not flash.
try {
  const root = document.documentElement
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const language = localStorage.getItem('docs-language')
  if (/^(curl|javascript|python|go|typescript)$/.test(language)) root.dataset.language = language
} catch {
  // Storage is blocked: the system's theme and cURL hold.
}
