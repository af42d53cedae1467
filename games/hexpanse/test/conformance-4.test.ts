import { conforms } from './conforms.ts'

conforms({ seats: 4, name: '4', perft: [4, 12, 24, 120, 480, 1440, 2880, 14400, 57600] })
