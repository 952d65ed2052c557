export default {
  config: {
    // The panel would ask GitHub for the newest release. The lab talks to nobody.
    notifications: { releases: false },
  },
  bootstrap() {},
};
