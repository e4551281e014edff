/** Outlines on a 24 × 24 grid for a 1.75 stroke with round caps. Circles are not closed: older Chromium renders small closed ones unevenly. */
export const iconPaths = {
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16Zm4 4.5a2.2 2.2 0 0 0 4 0',
  book: 'M12 6.5C10 5 7 4.5 4 4.5v13c3 0 6 .5 8 2 2-1.5 5-2 8-2v-13c-3 0-6 .5-8 2Zm0 0v13',
  calendar: 'M5 6h14v14H5zM5 10.5h14M9 3.5V8m6-4.5V8',
  card: 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4',
  chart: 'M4.5 20h15M7.5 20v-6m4.5 6V8m4.5 12V4.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  chevronUp: 'm6 14.5 6-6 6 6',
  circle: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 7v5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  contrast: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17m0-17v17M15 5v14m3-12v10',
  dashboard: 'M4 4.5h7V11H4zM13.5 4.5H20V8h-6.5zM13.5 10.5H20v9h-6.5zM4 13.5h7v6H4z',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14',
  edit: 'M5 19l1-4L16 5l3 3L9 18l-4 1Zm9-12 3 3',
  error: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M9 9l6 6m0-6-6 6',
  exam: 'M6 3.5h9l3.5 3.5v13.5H6zM14.5 3.5V7.5h4M9 12l1.2 1.2L12.5 11M9 16.8l1.2 1.2 2.3-2.2M14.5 12.5h1.5m-1.5 4.5h1.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.5A16.6 16.6 0 0 0 2.5 12S6 18.5 12 18.5a9.5 9.5 0 0 0 4.6-1.2M10 10a3 3 0 0 0 4.1 4.1',
  facebook: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 20.5v-9.2a2.6 2.6 0 0 1 3-2.6M9 13h5.5',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  flag: 'M6 21V4m0 1c4-2.5 8 2.5 12 0v8.5c-4 2.5-8-2.5-12 0',
  globe: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  headphones:
    'M4.5 18v-5a7.5 7.5 0 0 1 15 0v5M4.5 14H8v6H6a1.5 1.5 0 0 1-1.5-1.5zM19.5 14H16v6h2a1.5 1.5 0 0 0 1.5-1.5z',
  home: 'M4 11.5 12 4l8 7.5M6 10v9.5h4.5V14h3v5.5H18V10',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5L13 16l2.5-2.5L20 18M15.5 10a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4Z',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 11v5.5m0-9v.2',
  instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M16.5 7.4v.2',
  key: 'M8 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M11.5 12H20v3m-3.5-3v2.5',
  link: 'M10 14a4 4 0 0 0 6 .4l2.5-2.5a4 4 0 0 0-5.7-5.7L11.5 7.5M14 10a4 4 0 0 0-6-.4l-2.5 2.5a4 4 0 0 0 5.7 5.7l1.3-1.3',
  lock: 'M6 10.5h12v9.5H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5',
  login: 'M13.5 4.5H19v15h-5.5M4.5 12h10m-4-4 4 4-4 4',
  logout: 'M10.5 4.5H5v15h5.5M9.5 12h10m-4-4 4 4-4 4',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  medal: 'M12 20.5a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM9.5 11 6 3.5h4l2 4.5 2-4.5h4L14.5 11',
  menu: 'M4 7h16M4 12h16M4 17h16',
  message: 'M4 5.5h16v11h-8.5L7.5 20v-3.5H4zM8 9.5h8M8 12.8h5',
  minus: 'M5 12h14',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5m0-5-5 5',
  offline:
    'M4 4l16 16M3 10a13 13 0 0 1 4.5-2.7M21 10a13 13 0 0 0-8.5-3.5M6.5 13.5A8 8 0 0 1 10 11.6m7.5 1.9a8 8 0 0 0-2-1.4M12 18.5v.1',
  pause: 'M8.5 5.5v13m7-13v13',
  phone: 'M5 4.5h4l1.5 4.5-2.5 1.5a11 11 0 0 0 5.5 5.5l1.5-2.5 4.5 1.5v4c0 .5-.5 1-1 1C11 20 4 13 4 5.5c0-.5.5-1 1-1Z',
  play: 'M7.5 5v14l11-7z',
  plus: 'M12 5v14m-7-7h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  question: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .9-1 1.7m0 3v.1',
  refresh: 'M19 12a7 7 0 1 1-2.2-5.1L19 9m0-4.5V9h-4.5',
  search: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20',
  settings:
    'M4 7h9m4 0h3M4 17h3m4 0h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  sidebar: 'M4 5h16v14H4zM9.5 5v14',
  star: 'm12 4 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  success: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M8 12.3l2.8 2.7L16 9.5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v1.5m0 15V21m9-9h-1.5m-15 0H3m15.4-6.4-1.1 1.1M6.7 17.3l-1.1 1.1m12.8 0-1.1-1.1M6.7 6.7 5.6 5.6',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  tag: 'M4.5 11V4.5H11l8.5 8.5-6.5 6.5zM8.2 8.2v.1',
  training: 'M7.5 7v10m9-10v10M4.5 9.5v5m15-5v5M7.5 12h9',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.7 12.5h8.6L17 7M10.5 10.5v5.5m3-5.5v5.5',
  trophy:
    'M8 4.5h8V10a4 4 0 0 1-8 0zM8 6H4.5v1.5A3.5 3.5 0 0 0 8 11m8-5h3.5v1.5A3.5 3.5 0 0 1 16 11m-4 3v3.5m-3.5 2.5h7M10 17.5h4v2.5h-4z',
  upload: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M5 19.5h14',
  user: 'M12 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM4.5 20a7.5 7.5 0 0 1 15 0',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 4.3a3.5 3.5 0 0 1 0 6.4M17.5 13.7a6.5 6.5 0 0 1 4 5.8',
  video: 'M3.5 6h12v12h-12zM15.5 10.5l5-3v9l-5-3',
  volume: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6m2.5-8.5a8 8 0 0 1 0 11',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5m0 2.5v.1',
  youtube: 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3M10 9v6l5-3z',
} as const

/** Name of an icon in the set. */
export type IconName = keyof typeof iconPaths

/** Icons that point back or forward; mirrored in right-to-left text. */
export const pointingIcons: ReadonlySet<IconName> = new Set([
  'arrowLeft',
  'arrowRight',
  'chevronLeft',
  'chevronRight',
  'login',
  'logout',
  'sidebar',
])

export const iconNames = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths)
