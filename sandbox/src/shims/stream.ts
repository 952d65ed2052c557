/** Classes that others derive from when they load; nothing streams here. */
export class Readable {}
export class Writable {}
export class Transform {}
export class Duplex {}
export class PassThrough {}
export class Stream {}

export default { Readable, Writable, Transform, Duplex, PassThrough, Stream };
