import './islands'
