export { LanguageTabs, type LanguageSample, type LanguageTabsProps } from './language-tabs'
