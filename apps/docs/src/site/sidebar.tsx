import { Select } from '@mcm/ui/select'
import { languages } from '../samples/languages'
import { MENU_ID, siteLinks } from './header'
import { hrefOf, pages } from './pages'
import { sections } from './sections'
import styles from './sidebar.module.css'

/** Wider screens have them in the header. */
const explorerLinks = [
  { href: '/', label: 'Home' },
  ...siteLinks.filter(({ href }) => href !== '/docs'),
]

/** Shows the sidebar. On phones, it is a popover that the header's menu button opens. */
export function Sidebar({ current }: { current: string }) {
  return (
    <aside
      id={MENU_ID}
      popover="auto"
      className={styles['sidebar']}
      aria-label="Pages and language"
    >
      <div className={styles['language']} data-language-select>
        <Select
          label="Code samples"
          autoComplete="off"
          options={languages.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <nav aria-label="Documentation">
        {sections.map((section) => (
          <div key={section} className={styles['group']}>
            <p id={sectionId(section)}>{section}</p>
            <ul aria-labelledby={sectionId(section)}>
              {pages
                .filter((page) => page.section === section)
                .map(({ slug, name }) => (
                  <li key={slug}>
                    <a href={hrefOf(slug)} {...currentOf(slug, current)}>
                      {name}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <nav aria-label="Site" className={styles['site']}>
        <div className={styles['group']}>
          <p id="section-explorer">Explorer</p>
          <ul aria-labelledby="section-explorer">
            {explorerLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </aside>
  )
}

/** Returns the attribute that marks the current page, or the parent of a generated page. */
function currentOf(slug: string, current: string): { 'aria-current'?: 'page' | 'true' } {
  if (slug === current) return { 'aria-current': 'page' }
  return slug !== '' && current.startsWith(`${slug}/`) ? { 'aria-current': 'true' } : {}
}

function sectionId(section: string): string {
  return `section-${section.toLowerCase().replaceAll(' ', '-')}`
}
