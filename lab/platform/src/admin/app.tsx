export default {
  config: {
    // The panel would check GitHub for the newest release. The lab sends nothing to other hosts.
    notifications: { releases: false },
  },
  bootstrap() {},
};
