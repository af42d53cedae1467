import { conforms } from './conforms.ts'

conforms({ seats: 3, name: '3', perft: [4, 12, 24, 96, 288, 576, 2304, 6912, 13824] })
