export { AudioPlayer, type AudioPlayerProps, type AudioView } from './AudioPlayer'
