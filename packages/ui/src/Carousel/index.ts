export { Carousel, type CarouselItem, type CarouselProps } from './Carousel'
