export { AppShell, MAIN_ID, type AppShellProps } from './app-shell'
export { Footer, type FooterGroup, type FooterProps } from './footer'
export { Header, HeaderLink, type HeaderLinkProps, type HeaderProps } from './header'
export { SkipLink, type SkipLinkProps } from './skip-link'
