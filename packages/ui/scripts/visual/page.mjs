const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const titles = { changed: 'Changed', added: 'New', removed: 'Gone' }

function figure(folder, name, caption) {
  return `<figure><figcaption>${caption}</figcaption><a href="${folder}/${name}"><img loading="lazy" src="${folder}/${name}" alt=""></a></figure>`
}

function entry({ name, kind, pixels }, before, after) {
  const [id, width, theme] = name.split('.')
  const pictures = [
    kind !== 'added' && figure('before', name, `before, ${before.name}`),
    kind !== 'removed' && figure('after', name, `after, ${after.name}`),
    kind === 'changed' && figure('difference', name, `${pixels.toLocaleString('en')} pixels`),
  ]
  return `<article><h3>${escape(id)} <small>${width} px, ${theme}</small></h3><div>${pictures.filter(Boolean).join('')}</div></article>`
}

/** The report page: changed stories first, with before, after and difference images. */
export function reportPage({ before, after, compared }) {
  const sections = Object.entries(titles).map(([kind, title]) => {
    const pictures = compared
      .filter((picture) => picture.kind === kind)
      .sort((a, b) => b.pixels - a.pixels)
    if (pictures.length === 0) return ''
    return `<h2>${title} (${pictures.length})</h2>${pictures.map((picture) => entry(picture, before, after)).join('')}`
  })
  const failures = [before, after].flatMap(({ name, failed }) =>
    failed.map((picture) => `<li>${escape(picture)} of ${name}</li>`),
  )
  const alike = compared.filter(({ kind }) => kind === 'same').length
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Stories, ${before.name} and ${after.name}</title>
<style>
:root{color-scheme:light dark;--paper:light-dark(#fbfaf6,#0e1116);--ink:light-dark(#15181d,#e9e6df);--soft:light-dark(#5a616c,#9ba2ae);--rule:light-dark(#15181d38,#e9e6df3d)}
body{margin:24px;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
small,figcaption{color:var(--soft);font-size:12px;font-weight:400}
h2{margin:40px 0 0;font-size:18px}
h3{margin:0 0 8px;font-size:13px}
article{padding:16px 0;border-top:1px solid var(--rule)}
article>div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px}
figure{margin:0}
img{max-width:100%;max-height:70vh;outline:1px solid var(--rule)}
</style>
<h1>${before.name} and ${after.name}</h1>
<p>${alike} of ${compared.length} screenshots are identical.</p>
${failures.length > 0 ? `<p>These stories failed; their screenshots show the error:</p><ul>${failures.join('')}</ul>` : ''}
${sections.join('\n')}
</html>
`
}
